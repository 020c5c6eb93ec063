import {
  judge_enrollments,
  run_enrollments_import,
  show_enrollments_import,
} from '@portico/shared/contract/learning/enrollments-import.ts'
import type { DueDateInput } from '@portico/shared/schemas/forms.ts'
import { api, apiFile } from '../../../kernel/api.ts'
import { dueBody } from '../../../kernel/enrolling/due.ts'
import { useFileImport } from '../../../kernel/use-file-import.ts'

/** Import of a file of people: validated when chosen, enrolled on request, polled until it finishes. */
export const useEnrollFile = ({ slug, onDone }: { slug: string; onDone: () => void }) =>
  useFileImport({
    name: 'enrollment-import',
    of: slug,
    judge: ({ file, due, again }: { file: File; due: DueDateInput; again: boolean }) =>
      apiFile(judge_enrollments, {
        file,
        params: { slug },
        query: { file_name: file.name, ...dueBody(due), ...(again ? { again: '1' } : {}) },
      }),
    run: (id) => api(run_enrollments_import, { params: { slug, import: id } }),
    show: (id) => api(show_enrollments_import, { params: { slug, import: id } }),
    onDone,
  })
