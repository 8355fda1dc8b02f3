/** Kept out of the route table, which every production bundle carries. */
export const PREVIEW_PATH = '/testPreview';
