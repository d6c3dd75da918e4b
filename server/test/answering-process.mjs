import { createServer } from 'node:http';

// A process that answers with its id, and says when it is ready, as one of the site's does.
const server = createServer((_, response) => response.end(String(process.pid)));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.({ kind: 'ready', address: 'here' }));
process.on('SIGTERM', () => server.close(() => process.exit(0)));
