export * from './schema/accounts';
export * from './schema/catalogue';
