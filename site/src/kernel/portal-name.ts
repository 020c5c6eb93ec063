/** The portal's name from the page's metadata (seo/head-meta.astro); empty if it is missing. */
export const portalName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
