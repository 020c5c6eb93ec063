/** Folds a text for searching: without case, accents and typographic apostrophes, like the search of the database (migrations/0470). */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ´`]/g, "'")
    .replace(/\s/g, ' ')
    .toLowerCase()
