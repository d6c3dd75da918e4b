export type Command = 'deploy' | 'import' | 'partner' | 'user';

/** Beside `server/dist`: compiled files name what they read by its place from there. */
export const commandsFolder = 'server/dist-commands';

/** Arguments of Node.js for a command that `compileCommands` has compiled. */
export const compiledCommand = (command: Command): string[] => [
  '--enable-source-maps',
  `${commandsFolder}/${command}.js`,
];
