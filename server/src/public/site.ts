/** The site as a whole: its data and its start. */
export { buildApp } from '../app';
export { seedDatabase } from '../domain/seed/seed';
export { startSite } from '../start-site';
