/** Title of a paid line; a course from a bundle is prefixed with the bundle's title. */
export const lineTitle = ({ title, bundle_title }: { title: string; bundle_title: string | null }): string =>
  bundle_title === null ? title : `${bundle_title}: ${title}`
