/** What commands need beside a site: configuration and database, without the site itself, which takes seconds to load. */
export { type Config, DATA_FOLDER, readConfig } from '../platform/config';
export { type Database, type OpenDatabase, openDatabase } from '../platform/database/connect';
export { runningEmbedded } from '../platform/database/embedded';
export { migrateAsOwner } from '../platform/database/migration-role';
export { openBeside } from '../platform/database/open-beside';
export { compress } from '../platform/http/compress';
export { mayEmbed } from '../platform/http/embed-origins';
export { StartError } from '../platform/process/start-error';
export { reasonOf } from '../platform/reason-of';
export { envExample, settingsTable } from '../platform/settings';
export { openStorage } from '../platform/storage/open-storage';
