// What other domains may use of this one. They read its tables from tables.ts.

export { keepIndex } from './keep-index.ts'
