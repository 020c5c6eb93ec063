/** What a paid line is called: a course of a bundle says which bundle it was bought with. */
export const lineTitle = ({ title, bundle_title }: { title: string; bundle_title: string | null }): string =>
  bundle_title === null ? title : `${bundle_title}: ${title}`
