/** The part of the server's logger that the registry and the pages use. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Beside faults, what goes as it should. */
export interface EventLog extends Log {
  info(details: object, message: string): void;
}
