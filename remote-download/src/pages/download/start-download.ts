/** Hands an address to the browser, whose own downloads show the progress and take up again what was cut off. */
export function startDownload({ url, fileName }: { url: string; fileName: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
}
