const names = new Intl.DisplayNames('en', { type: 'language' })
/** The language of a tag in English; the tag itself if it is unknown. */
export const languageName = (tag: string): string => names.of(tag) ?? tag
