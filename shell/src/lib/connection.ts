interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** True where speculative requests should be avoided: data saver, 2G. */
export function isSparingConnection(connection: NetworkInformation | undefined = readConnection()): boolean {
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

/** Not in every browser, and not in TypeScript's own types. */
function readConnection(): NetworkInformation | undefined {
  return 'connection' in navigator ? (navigator.connection as NetworkInformation) : undefined;
}
