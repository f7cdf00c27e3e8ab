const { compareSync, hashSync } = require('bcrypt');

/** Run by the threads of `kit/access/password-workers`. Plain JavaScript, so that tests need no build. */
exports.hash = ({ password, rounds }) => hashSync(password, rounds);
exports.matches = ({ password, hash }) => compareSync(password, hash);
