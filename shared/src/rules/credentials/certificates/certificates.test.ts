import { describe, expect, test } from 'vitest'
import { errorCatalog } from '../../../errors/catalog.ts'
import { itemProgress } from '../../../states/learning/item-progress.ts'
import { mayIssue } from './may-issue.ts'

describe('certificates', () => {
  test('[CER-006] [CER-007] [CER-008] [CER-009] each refusal has its own code, and a complete course gets none', () => {
    const ready = {
      course_status: itemProgress.finished,
      instructors_count: 1,
      has_certificate_template: true,
      has_logo: true,
    }
    expect(mayIssue(ready)).toBeNull()
    expect(mayIssue({ ...ready, course_status: itemProgress.in_progress, has_logo: false })).toBe(
      'certificates.not_finished',
    )
    expect(mayIssue({ ...ready, has_certificate_template: false })).toBe('certificates.no_template')
    expect(mayIssue({ ...ready, instructors_count: 0 })).toBe('certificates.no_instructors')
    expect(mayIssue({ ...ready, has_logo: false })).toBe('certificates.no_logo')
    expect(errorCatalog['certificates.not_finished'].message).toBe('The student has not finished the course')
  })
})
