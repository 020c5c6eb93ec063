/** A CSV import into a list: validated row by row, then, after someone has reviewed the result, applied. */
export const listImport = { judging: 1, judged: 2, running: 3, finished: 4, denied: 5, failed: 6 } as const
export type ListImportState = (typeof listImport)[keyof typeof listImport]

/** What a row does or did: creates an entry, updates one, leaves it unchanged, or is rejected. */
export const importVerdicts = ['create', 'update', 'unchanged', 'refused'] as const
export type ImportVerdict = (typeof importVerdicts)[number]

/** A field changed by a row, with its old and new values as displayed. */
export type ImportChange = { label: string; before: string; after: string; is_spreadsheet: boolean }

/** Whether the worker is processing the import. */
export const isImportWorking = (state: ListImportState): boolean =>
  state === listImport.judging || state === listImport.running

/** Whether the import ended before all rows were processed. */
export const isImportBroken = (state: ListImportState): boolean =>
  state === listImport.denied || state === listImport.failed
