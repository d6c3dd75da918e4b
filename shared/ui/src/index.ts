export * from './arco';
