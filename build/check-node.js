/**
 * Stops with a plain message where Node is too old for what follows, which would end with a stack. In
 * JavaScript, for an old Node to read it; npm gives it the `engines` of `package.json`.
 */
const needed = Number(/\d+/.exec(process.env.npm_package_engines_node)[0]);
const { node } = process.versions;

if (Number.parseInt(node, 10) < needed) {
  console.error(`This project needs Node ${needed} or newer, and this is Node ${node}.
\`npm ci\` brings one for Linux, macOS and Windows. Elsewhere, install it: https://nodejs.org`);
  process.exitCode = 1;
}
