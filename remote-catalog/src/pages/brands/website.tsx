/** A maker's site by its host name; opens beside this one. */
export function Website({ url }: { url: string }) {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {new URL(url).host.replace(/^www\./, '')}
    </a>
  );
}
