// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { HEAD_BYTES, contentTypeOf } from './content-type.ts'
export { attachedMaterial, readAttached } from './content/attached-file.ts'
export { captionsAnswer } from './content/captions-answer.ts'
export { documentAnswer, isShownInline } from './content/document-answer.ts'
export {
  FILE_URL_LIFETIME_MS,
  type FileToken,
  type FileVerdict,
  signFileToken,
  verifyFileToken,
} from './content/file-token.ts'
export { freePreviewPath, itemFilePath, previewFilePath } from './content/item-file-path.ts'
export { type LessonFileKind, isLessonFileKey, lessonFileFinder } from './content/lesson-files.ts'
export { serveLessonFile } from './content/serve-lesson-file.ts'
export { lessonFileName } from './content/lesson-file-name.ts'
export { isIcon } from './is-icon.ts'
export { storeRequestDocument } from './store-request-document.ts'
export { storeRequestPicture } from './store-request-picture.ts'
export { storePicture } from './store-picture.ts'
export { backgroundJpg, logoPng } from './logo-png.ts'
export { makeVariants } from './make-variants.ts'
export { mediaKinds, portalPictures, uploadFolder } from './media-kinds.ts'
export {
  type PackageList,
  isWhole,
  packageFileKey,
  packageFolderKey,
  packageLists,
  readPackageList,
  writePackageList,
} from './package-list.ts'
export { endStart, forgetStart, noteStart, sweepPackages } from './unfinished-imports.ts'
export { publicPictureKey } from './public-key.ts'
export { portalOfPicture } from './public-key.ts'
export { enforceOwnPixelLimit, enforcePixelLimit } from './enforce-pixel-limit.ts'
