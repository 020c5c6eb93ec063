/** What staff upload for their portal: a file of the library, other bytes for one, a package to import, a part of another upload. */
const portalPurposes = ['material', 'replacement', 'scorm', 'part'] as const

/** What people upload for themselves, which counts against a room of all learners and a share of their own: a file to hand in, evidence of training from elsewhere. */
export const ownPurposes = ['assignment', 'evidence'] as const
export type OwnPurpose = (typeof ownPurposes)[number]

/** What becomes of an upload. How each is planned and made is its entry in `api/src/registries/upload-purposes.ts`. */
export const uploadPurposes = [...portalPurposes, ...ownPurposes] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const isOwn = (purpose: UploadPurpose): purpose is OwnPurpose => ownPurposes.some((own) => own === purpose)
