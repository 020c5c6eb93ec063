// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { contentOfVersions } from './content-of-versions.ts'
export { freePreviewChecker } from './is-free-preview.ts'
export { liveOrRestorableCourse } from './live-or-restorable-course.ts'
export { addMirror, archiveMirror, changeMirror } from './mirrors.ts'
export { publishDraft } from './publish-draft.ts'
export { setCertificateTemplate } from './set-certificate-template.ts'
