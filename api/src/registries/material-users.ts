import { coursePictures } from '../domains/courses/material-uses/course-pictures.ts'
import { certificateTemplatePictures } from '../domains/credentials/material-uses/certificate-template-pictures.ts'
import { itemFiles } from '../domains/item-types/material-uses/item-files.ts'
import { itemTexts } from '../domains/item-types/material-uses/item-texts.ts'
import { questionPictures } from '../domains/item-types/material-uses/question-pictures.ts'
import type { MaterialUsers } from '../domains/library/materials/material-user.ts'

/** Everything that shows files of the library, under the word that staff read. */
export const materialUsers: MaterialUsers = {
  item: itemFiles,
  text: itemTexts,
  question: questionPictures,
  course_picture: coursePictures,
  certificate: certificateTemplatePictures,
}
