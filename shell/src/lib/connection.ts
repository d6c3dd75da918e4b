interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** True where nothing is to be fetched ahead: data saver, lines counted by the byte (mobile networks), 2G. */
export function isSparingConnection(connection: NetworkInformation | undefined = readConnection()): boolean {
  return (
    connection?.saveData === true ||
    connection?.type === 'cellular' ||
    /(?:^|-)2g$/.test(connection?.effectiveType ?? '')
  );
}

/** Not in every browser, and not in TypeScript's own types. */
function readConnection(): NetworkInformation | undefined {
  return 'connection' in navigator ? (navigator.connection as NetworkInformation) : undefined;
}
