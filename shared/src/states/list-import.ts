/** A CSV file on its way into a list: judged row by row, then, once somebody has seen what it would do, brought in. */
export const listImport = { judging: 1, judged: 2, running: 3, finished: 4, denied: 5, failed: 6 } as const
export type ListImportState = (typeof listImport)[keyof typeof listImport]

/** What a row does, or did: makes an entry, changes one, finds it as it is, or is refused. */
export const importVerdicts = ['create', 'update', 'unchanged', 'refused'] as const
export type ImportVerdict = (typeof importVerdicts)[number]

/** A field that a row changes, with its old and its new value as people read them. */
export type ImportChange = { label: string; before: string; after: string; is_spreadsheet: boolean }

/** Whether the worker has something to do with it. */
export const isImportWorking = (state: ListImportState): boolean =>
  state === listImport.judging || state === listImport.running

/** Whether it ended before all of its rows had their turn. */
export const isImportBroken = (state: ListImportState): boolean =>
  state === listImport.denied || state === listImport.failed
