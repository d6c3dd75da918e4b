export * from './schema/accounts';
export * from './schema/articles';
export * from './schema/catalogue';
export * from './schema/deploy';
export * from './schema/downloads';
export * from './schema/partners';
export * from './schema/reports';
export * from './schema/search';
