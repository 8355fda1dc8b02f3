/** A story's lender is in its page; the lender's pictures are loaded from the server, as an `img` loads them. */
require('tsx/cjs/api').register();
const { openSandbox } = require('../sandbox/server.ts');

module.exports = (app) => app.use(openSandbox({}).listener);
