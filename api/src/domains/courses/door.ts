// What other domains may use of this one. They read its tables from tables.ts.

export { contentOfVersions } from './content-of-versions.ts'
export { keptCourse } from './kept-course.ts'
export { addMirror, archiveMirror, changeMirror } from './mirrors.ts'
export { publishDraft } from './publish-draft.ts'
export { setCertificateTemplate } from './set-certificate-template.ts'
