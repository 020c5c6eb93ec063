import { resourceOf } from '@portico/shared/resources/resources.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { runImportBatch } from '../import/run-import-batch.ts'
import { workThroughImport } from '../import/work-through-import.ts'
import { listOf } from '../list-of.ts'

/** Brings the rows of a file into a list. */
export const task = reaction<'list.import_asked'>((context, { list, import_id }) =>
  workThroughImport(context, {
    import_id,
    action: () => `${resourceOf(list).noun}.edit`,
    runBatch: (scope, batch) => runImportBatch(scope, listOf(resourceOf(list).name), batch),
  }),
)
