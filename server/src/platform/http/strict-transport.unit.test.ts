import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { requireHttps } from './strict-transport';

const headerOf = async (siteOrigin: string, host: string, url = '/') => {
  const app = fastify();
  requireHttps(app, siteOrigin);
  app.get('/', async () => 'page');
  return (await app.inject({ url, headers: { host } })).headers['strict-transport-security'];
};

test('under its public name the site is asked for by HTTPS alone, errors included', async () => {
  expect(await headerOf('https://www.example.com', 'www.example.com')).toBe('max-age=31536000');
  expect(await headerOf('https://www.example.com', 'WWW.example.com', '/nothing')).toBe('max-age=31536000');
  expect(await headerOf('https://www.example.com:8443', 'www.example.com:8443')).toBe('max-age=31536000');
});

test('no other name is bound to it, nor a site without HTTPS', async () => {
  expect(await headerOf('https://www.example.com', 'localhost:8080')).toBeUndefined();
  expect(await headerOf('http://www.example.com', 'www.example.com')).toBeUndefined();
  expect(await headerOf('', 'www.example.com')).toBeUndefined();
});
