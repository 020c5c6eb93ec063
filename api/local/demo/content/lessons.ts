import { accountingEthicsLessons } from './lessons/accounting-ethics.ts'
import { bloodbornePathogens } from './lessons/bloodborne-pathogens.ts'
import { chlorine } from './lessons/chlorine.ts'
import { fairHousing } from './lessons/fair-housing.ts'
import { fallProtection } from './lessons/fall-protection.ts'
import { foodHandler } from './lessons/food-handler.ts'
import { harassmentSupervisors } from './lessons/harassment-supervisors.ts'
import { hipaaEssentials } from './lessons/hipaa-essentials.ts'
import { infectionPrevention } from './lessons/infection-prevention.ts'
import { insuranceEthics } from './lessons/insurance-ethics.ts'
import { phishing } from './lessons/phishing.ts'
import { safeSleep } from './lessons/safe-sleep.ts'
import type { DemoModule } from './types.ts'

/** The fully written courses. */
export const demoLessons: Readonly<Record<string, DemoModule[]>> = {
  'hipaa-essentials-for-front-desk-staff': hipaaEssentials,
  'infection-prevention-for-clinical-staff': infectionPrevention,
  'bloodborne-pathogens-for-healthcare-workers': bloodbornePathogens,
  'fair-housing-in-daily-practice': fairHousing,
  'ethics-for-insurance-producers': insuranceEthics,
  'food-handler-essentials': foodHandler,
  'fall-protection-for-construction-crews': fallProtection,
  'safe-sleep-for-infants': safeSleep,
  'preventing-harassment-for-supervisors': harassmentSupervisors,
  'phishing-and-social-engineering': phishing,
  'professional-ethics-for-accountants': accountingEthicsLessons,
  'chlorine-disinfection-for-small-systems': chlorine,
}
