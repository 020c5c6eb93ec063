const description = /<img\b[^<>]*?\salt\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** Descriptions of a text's pictures that are only a file name, each once: they tell people who cannot see the picture nothing. */
export const fileNameDescriptions = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(description)]
      .map(([, double, single]) => (double ?? single ?? '').trim())
      .filter((words) => /^\S.*\.(jpe?g|png|gif|webp|svg)$/i.test(words)),
  ),
]
