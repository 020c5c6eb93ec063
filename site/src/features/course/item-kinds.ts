import type { IconName } from '@portico/shared/ui/icon-paths.ts'

/** How each kind of item is shown to visitors; a survey is called Knowledge Check (LRN-009). */
export const itemKinds: Readonly<Record<string, { icon: IconName; word: string }>> = {
  Text: { icon: 'book', word: 'Reading' },
  Video: { icon: 'video', word: 'Video' },
  Audio: { icon: 'play', word: 'Audio' },
  Document: { icon: 'file', word: 'Document' },
  Exam: { icon: 'exam', word: 'Exam' },
  Survey: { icon: 'list', word: 'Knowledge Check' },
  Assignment: { icon: 'edit', word: 'Assignment' },
  ScormModule: { icon: 'package', word: 'Interactive lesson' },
  NativeScormModule: { icon: 'package', word: 'Interactive lesson' },
  CloudScormModule: { icon: 'package', word: 'Interactive lesson' },
}
