/** The portal's name as every page of it says it (seo/head-meta.astro); empty where there is no such line. */
export const portalName = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? ''
