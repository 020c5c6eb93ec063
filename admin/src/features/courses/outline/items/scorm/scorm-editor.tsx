import { Notice } from '@portico/shared/ui/notice.tsx'
import { asTyped, type ItemEditor } from '../item-editor.ts'

/** A lesson of a SCORM package: only its title is written here. */
export const scormEditor: ItemEditor<'ScormModule'> = {
  empty: null,
  labels: { title: 'Title' },
  Editor: () => (
    <Notice tone="progress">
      What this lesson shows comes from its SCORM package. Importing a package adds its lessons to the course; only the
      title is changed here.
    </Notice>
  ),
  adopt: asTyped,
}
