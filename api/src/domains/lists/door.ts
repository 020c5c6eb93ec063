// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { importNamed } from './import/import-of.ts'
export { inRowsThread } from './import/in-rows-thread.ts'
export { rejectRowsBeyond } from './import/reject-rows-beyond.ts'
export { type FileRow, type ImportRow, type RowBatch, type RowOutcome, runRows } from './import/run-rows.ts'
export { startImport } from './import/start-import.ts'
export { type ImportFile, storeImport } from './import/store-import.ts'
export { enforceImportRate } from './import/enforce-import-rate.ts'
export { workThroughImport } from './import/work-through-import.ts'
