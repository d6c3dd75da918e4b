/** Takes what the database or an import has to say, one Chinese sentence each. */
export type Log = (message: string) => void;
