// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { HEAD_BYTES, contentTypeOf } from './content-type.ts'
export { attachedMaterial, readAttached } from './content/attached-file.ts'
export { captionsAnswer } from './content/captions-answer.ts'
export { documentAnswer, isReadInPlace } from './content/document-answer.ts'
export {
  FILE_ADDRESS_LIFETIME_MS,
  type FileToken,
  type FileVerdict,
  signFileToken,
  verifyFileToken,
} from './content/file-token.ts'
export { itemFilePath, previewFilePath } from './content/item-file-path.ts'
export { type LessonFileKind, isLessonFileKey, lessonFileFinder } from './content/lesson-files.ts'
export { serveLessonFile } from './content/serve-lesson-file.ts'
export { shownAsFile } from './content/shown-as-file.ts'
export { isIcon } from './is-icon.ts'
export { keepDocumentOf } from './keep-document-of.ts'
export { keepPictureOf } from './keep-picture-of.ts'
export { keepPicture } from './keep-picture.ts'
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
export { endStart, forgetStart, noteStart, sweepPackages } from './package-starts.ts'
export { publicPictureKey } from './public-key.ts'
export { takePixels } from './take-pixels.ts'
