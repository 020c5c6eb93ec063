/** Uploads by staff for their portal: a library file, new content for one, a package to import, a part of another upload. */
const portalPurposes = ['material', 'replacement', 'scorm', 'part'] as const

/**
 * Uploads by people for themselves: an assignment file, or evidence of training done elsewhere. They count against the quota of all learners and the
 * person's own share of it.
 */
export const ownPurposes = ['assignment', 'evidence'] as const
export type OwnPurpose = (typeof ownPurposes)[number]

/** Purposes of uploads. `api/src/registries/upload-purposes.ts` says how each is planned and processed. */
export const uploadPurposes = [...portalPurposes, ...ownPurposes] as const
export type UploadPurpose = (typeof uploadPurposes)[number]

export const isOwn = (purpose: UploadPurpose): purpose is OwnPurpose => ownPurposes.some((own) => own === purpose)
