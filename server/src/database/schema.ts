export * from './schema/accounts';
export * from './schema/catalogue';
export * from './schema/downloads';
