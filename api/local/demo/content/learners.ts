import { seededRandom, pick } from './seeded-random.ts'
import { demoStates } from './states.ts'
import type { DemoLearner } from './types.ts'

const firstNames =
  'Dana Marcus Elena Tyrell Joanne Khanh Patrice Luis Becky Omar Shannon Devon Mei Carla Anthony Rosa Gretchen Isaiah Paula Nikhil Theresa Wendell Lucia Bridget Jamal Heather Tomas Yolanda Craig Noor Stacy Emeka Denise Hugo Kelly Andre Monica Peter Latoya Graham Ines Ruben Claire Darius Alma Scott Vivian Rashida Colleen Duane'.split(
    ' ',
  )
const lastNames =
  'Kowalczyk Bannister Delgadillo Farrow Nguyen Ostrander Haywood Pacheco Lindgren Abbasi Trujillo Mercer Okafor Stroud Vandenberg Quintero Ellsworth Sandoval Prewitt Chaudhry Rhodes Castaneda Beckett Mwangi Holloway Dufresne Ibarra Tanner Yoder Salazar Whitaker Amador Fenwick Gaither Rossi Leblanc Coleman Ferreira Hatch Igwe Jorgensen Kessler Lowry Montoya Naylor Odom Padgett Reyes Sizemore Thibodeaux'.split(
    ' ',
  )
const big = ['TX', 'CA', 'FL', 'OH', 'GA', 'NY', 'NC', 'IL', 'PA', 'AZ']

/** The fictional learner at `index`; names are unique for the first 2,500. */
export function demoLearner(index: number): DemoLearner {
  const random = seededRandom(`learner ${index}`)
  const first_name = firstNames[index % firstNames.length] ?? 'Dana'
  const last_name = lastNames[(index * 7 + Math.floor(index / firstNames.length)) % lastNames.length] ?? 'Reyes'
  const state = random() < 0.6 ? pick(big, random) : pick(demoStates.slice(0, 51), random).code
  return { email: `${first_name}.${last_name}.${index + 1}@learners.test`.toLowerCase(), first_name, last_name, state }
}

export const demoLearners: DemoLearner[] = Array.from({ length: 240 }, (_, index) => demoLearner(index))
