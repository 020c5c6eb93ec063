const ending = ' (copy)'

/** Title of a copy; a long one is shortened, so that the copy's title is no longer than `most`. */
export const copyTitle = (title: string, most = 200): string =>
  `${title.slice(0, most - ending.length).trimEnd()}${ending}`
