/** The folder of the built site; a release is built in another (`tools/release.ts`). */
export const outDir = process.env.OUT_DIR || 'dist';
