import { accountingMotifs } from './accounting.ts'
import { childCareMotifs } from './child-care.ts'
import { constructionMotifs } from './construction.ts'
import { foodMotifs } from './food.ts'
import { humanResourcesMotifs } from './human-resources.ts'
import { insuranceMotifs } from './insurance.ts'
import { itSecurityMotifs } from './it-security.ts'
import { nursingMotifs } from './nursing.ts'
import { realEstateMotifs } from './real-estate.ts'
import { waterMotifs } from './water.ts'

/** All emblems, drawn around 0,0 in a square of 400, in the tones of any palette. */
export const allMotifs: Readonly<Record<string, string>> = {
  ...nursingMotifs,
  ...realEstateMotifs,
  ...insuranceMotifs,
  ...foodMotifs,
  ...constructionMotifs,
  ...childCareMotifs,
  ...humanResourcesMotifs,
  ...itSecurityMotifs,
  ...accountingMotifs,
  ...waterMotifs,
}
