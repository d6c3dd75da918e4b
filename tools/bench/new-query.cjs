// Loaded by autocannon's client thread: makes every request a query that nobody has asked before.
module.exports = request => ({ ...request, body: request.body.replace('"min":0.1', `"min":${0.1 + Math.random()}`) });
