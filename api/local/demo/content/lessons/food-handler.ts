import type { DemoModule } from '../types.ts'
import { assignment, audio, choiceQuestion, exam, isFalse, isTrue, scorm, sheet, survey, text, video } from './make.ts'

export const foodHandler: DemoModule[] = [
  {
    title: 'You and your hands',
    items: [
      text(
        'Why people get sick',
        `<p>Food that looks, smells and tastes right can still make people sick. The germs that cause most illness cannot be seen, and they do not change the food. That is why this job has rules instead of opinions.</p>
<h2>What gets into food</h2>
<ul><li><strong>Germs</strong> such as Norovirus, Salmonella and E. coli. They come on hands, on raw food, in water and on dirty surfaces.</li><li><strong>Chemicals</strong> such as sanitizer in an unlabeled bottle, or too much of a cleaner.</li><li><strong>Objects</strong> such as glass, a staple, a fingernail, a piece of glove.</li><li><strong>Allergens</strong>, which are food for most people and an emergency for some.</li></ul>
<h2>Who is hurt most</h2>
<p>Young children, people over 65, pregnant women and people with a weak immune system. You will not know which guest is one of them, so you treat every plate as if it were for them.</p>
<h2>Five habits</h2>
<p>Nearly all outbreaks have one of five causes. Turn them around and you have the five habits of this course:</p>
<ol><li>Come to work healthy and with clean hands.</li><li>Keep hot food hot and cold food cold.</li><li>Cook to the right temperature, and measure it.</li><li>Keep raw and ready-to-eat food apart, and allergens away from people who cannot have them.</li><li>Clean, and then sanitize.</li></ol>
<h2>When to stay home</h2>
<p>Tell your manager before the shift if you have <strong>vomiting, diarrhea, jaundice</strong> (yellow skin or eyes), a <strong>sore throat with fever</strong>, or an <strong>infected wound</strong> on hand or arm. With vomiting or diarrhea you stay away until at least 24 hours after it has stopped, or longer where your health department says so. Some illnesses have to be reported by name: Norovirus, Salmonella, Shigella, hepatitis A and certain E. coli.</p>
<p>People come to work sick because they need the hours. A good manager knows that and finds cover. One sick cook with Norovirus can close a restaurant for a week, so staying home is part of the job.</p>
<p><strong>Do this now:</strong> find out whom you call when you are sick, and save the number.</p>`,
      ),
      text(
        'Clean hands, no bare hands',
        `<p>Wash your hands at a <strong>hand sink</strong>, never at a sink used for food or dishes. The whole wash takes at least 20 seconds.</p>
<ol><li>Wet your hands with warm running water.</li><li>Take soap.</li><li>Scrub hands and forearms for 10 to 15 seconds: backs, between fingers, thumbs, under the nails.</li><li>Rinse.</li><li>Dry with a paper towel, and use the towel to turn off the faucet and open the door.</li></ol>
<h2>When to wash</h2>
<p>Before you start work, before gloves, and when you change tasks. After the restroom, raw meat or eggs, trash, dirty dishes, money, the phone, your face or hair, a cough or sneeze, eating, drinking or smoking. In a normal hour on the line that is often four or five times. If you cannot remember the last time, it is time.</p>
<p>Hand sanitizer does not replace washing in a kitchen. You may use it afterward.</p>
<h2>Ready-to-eat food</h2>
<p>Food that will not be cooked again, such as salad, bread, cut fruit or a garnish, must not be touched with bare hands. Use tongs, deli paper, a spatula or gloves.</p>
<h2>Gloves</h2>
<p>A glove is only as clean as the hand that put it on. Wash first. Change gloves when they tear, when you change tasks, after raw food, and at least every four hours. Do not wash gloves or blow into them. If you cough into your glove, it is finished.</p>
<h2>The rest of you</h2>
<p>Hair covered, nails short and clean, no polish or false nails without gloves, no jewelry but a plain ring, clean apron. Take the apron off before the restroom and the trash. Drink from a cup with a lid and a straw, away from food. Cover a cut with a bandage <em>and</em> a glove.</p>
<p><strong>Try it:</strong> on your next shift, say the reason each time you wash. You will notice which ones you used to skip.</p>`,
      ),
      video(
        'The movements of a hand wash',
        'https://www.youtube.com/watch?v=IisgnbMfKvI',
        '<p>A short public health film. If it does not load, practice from this list: palms, backs, between the fingers, backs of the fingers, each thumb, fingertips in the palm, wrists. Count slowly to fifteen while you scrub. The thumb of your stronger hand is the place that most people miss.</p>',
      ),
    ],
  },
  {
    title: 'Time and temperature',
    items: [
      text(
        'The danger zone',
        `<p>Bacteria grow fastest between <strong>41 °F and 135 °F</strong>. This range is called the temperature danger zone. Some foods let them grow quickly: meat, poultry, fish, eggs, dairy, cooked rice, beans and vegetables, cut melon, cut tomatoes, cut leafy greens, sprouts, tofu, garlic in oil. They are called <strong>TCS foods</strong>, because they need time and temperature control for safety.</p>
<h2>Cold at 41 °F or below</h2>
<p>Check the air of the cooler and the food itself. Do not overload shelves, do not cover them with foil, keep the door closed. When a prep cooler struggles at lunch, put less in it and refill more often.</p>
<h2>Hot at 135 °F or above</h2>
<p>A steam table keeps hot food hot. It does not heat cold food. Reheat to 165 °F on the stove first, within two hours, and then hold.</p>
<h2>Thawing</h2>
<p>Four safe ways: in the refrigerator, under cold running water at 70 °F or below, in the microwave if you cook at once, or as part of cooking. Never on the counter.</p>
<h2>Cooling</h2>
<p>Cooling is where many kitchens fail. From 135 °F down to 70 °F within <strong>two hours</strong>, then to 41 °F within the <strong>next four</strong>. A deep pot cannot do that. Use shallow pans two inches deep, an ice bath with stirring, an ice wand, or divide into small portions. Leave it uncovered or loosely covered until cold, on an upper shelf where nothing drips into it.</p>
<h2>Dates</h2>
<p>Ready-to-eat TCS food that is kept longer than a day gets a date mark. It may be kept for seven days at 41 °F, and the day it was made or opened counts as day one. No date? Throw it out.</p>
<p><strong>A case.</strong> At 2:00 you put a pot of chili in the cooler at 150 °F. At 4:00 it is 95 °F. What now? It has missed 70 °F in two hours. Reheat it at once to 165 °F and start over in shallow pans, or discard it. After the second stage fails there is no repair.</p>`,
      ),
      text(
        'Cook it and prove it',
        `<p>Cooking kills germs only if the middle gets hot enough. Color, firmness and clear juice are not proof. A thermometer is.</p>
<table><thead><tr><th>Food</th><th>Temperature</th><th>Hold for</th></tr></thead><tbody><tr><td>Poultry, stuffed food, reheated leftovers</td><td>165 °F</td><td>less than 1 second</td></tr><tr><td>Ground meat, injected meat, eggs for holding</td><td>155 °F</td><td>17 seconds</td></tr><tr><td>Whole cuts of beef, pork and lamb, fish, eggs to order</td><td>145 °F</td><td>15 seconds</td></tr><tr><td>Fruit, vegetables and grains for hot holding</td><td>135 °F</td><td></td></tr></tbody></table>
<p>Microwaved meat, fish and eggs reach 165 °F, are stirred once and stand for two minutes. Roasts have a table of their own: ask.</p>
<h2>How to measure</h2>
<ol><li>Use a clean, sanitized probe, and clean it between foods.</li><li>Insert it into the thickest part, away from bone, fat and pan.</li><li>Wait for the reading to settle.</li><li>Check a second place, and write it down if your kitchen keeps a log.</li></ol>
<h2>Is the thermometer right?</h2>
<p>Fill a glass with crushed ice and water, wait, and put the probe in without touching the glass. It should read <strong>32 °F</strong>. If not, adjust it or report it. Check at the start of the shift, and after a drop.</p>
<h2>Apart, always</h2>
<p>Raw food carries germs that cooking would have killed. Keep it away from food that is ready to eat: separate boards, separate knives, separate hands. In the cooler, order by cooking temperature from top to bottom: ready-to-eat, then fish, whole meat, ground meat, and poultry at the bottom.</p>
<h2>Allergens</h2>
<p>Nine foods cause most serious reactions: milk, eggs, fish, shellfish, tree nuts, peanuts, wheat, soy and sesame. Cooking does not remove them. For an allergy order: wash hands, new gloves, washed and sanitized board and pan, separate oil, and carry the plate apart. If you do not know what is in a sauce, say so and ask. If a guest has trouble breathing, call 911 first.</p>`,
      ),
      sheet('Temperature chart for the wall', 'temperature-chart.pdf', {
        heading: 'Temperatures that matter',
        intro: 'Post at the walk-in and at the line. Measure, do not guess.',
        sections: [
          {
            title: 'Cook',
            lines: [
              '165 °F: poultry, stuffed food, leftovers',
              '155 °F: ground meat, eggs for holding',
              '145 °F: whole meat, fish, eggs to order',
              '135 °F: vegetables and grains for hot holding',
            ],
          },
          { title: 'Hold', lines: ['Hot: 135 °F or above', 'Cold: 41 °F or below'] },
          {
            title: 'Cool',
            lines: [
              '135 to 70 °F within 2 hours',
              '70 to 41 °F within 4 more hours',
              'Shallow pans, ice bath, small portions',
            ],
          },
          {
            title: 'Check the thermometer',
            lines: ['Ice water reads 32 °F', 'At the start of each shift and after a drop'],
          },
        ],
      }),
      survey('Check: would you serve it?', [
        choiceQuestion(
          'A tray of cut melon stood at 60 °F for five hours. You:',
          ['Chill it and serve it today', '*Discard it'],
          'Cut melon is a TCS food, and the time cannot be undone.',
        ),
        isTrue(
          'Poultry belongs on the lowest shelf of the cooler.',
          'It has the highest cooking temperature, so nothing below it can be dripped on.',
        ),
      ]),
    ],
  },
  {
    title: 'Clean, then sanitize',
    items: [
      text(
        'Two steps that are not the same',
        `<p><strong>Cleaning</strong> removes dirt and grease. <strong>Sanitizing</strong> brings germs down to a safe level. Sanitizer on a dirty board is wasted: grease protects the germs beneath it.</p>
<ol><li>Scrape off food.</li><li>Wash with detergent and hot water.</li><li>Rinse.</li><li>Sanitize at the right strength for the right time.</li><li>Air-dry. A towel puts germs back.</li></ol>
<h2>How often</h2>
<p>Clean and sanitize a food-contact surface after each use, when you change from one food to another, after an interruption, and at least every <strong>four hours</strong> in constant use. Slicers, can openers and soda nozzles are forgotten most.</p>
<h2>Right strength</h2>
<p>Too weak does nothing and too strong is poison. Dip a <strong>test strip</strong> and compare the color. Chlorine is usually 50 to 100 parts per million, quaternary ammonium what its label says, often 200. Change the bucket when it is cloudy or below strength. Store wiping cloths <em>in</em> the bucket, not on your shoulder.</p>
<h2>Three sinks</h2>
<p>Wash at 110 °F or above, rinse, sanitize for the full contact time. Set the sinks up in that order and change the water when it is cool or greasy.</p>
<h2>Chemicals</h2>
<p>Keep them in labeled bottles, below and away from food. Never mix products: chlorine and acid make a gas that can kill you.</p>
<h2>Pests and trash</h2>
<p>Pests want food, water and a gap under the door. Take out the trash, close the lid, mop under the fryer, report droppings and holes at once.</p>
<h2>If an inspector comes in</h2>
<p>Tell the person in charge and keep working cleanly. Answer honestly. "I don't know, I'll get my manager" is a good answer. The inspector looks first at hands, temperatures and the hand sink: soap, towels, warm water and nothing stored in it. If those three are right, the day is usually fine.</p>`,
      ),
    ],
  },
  {
    title: 'When somebody calls',
    items: [
      audio(
        'A call the next morning',
        'a-call-the-next-morning.mp3',
        30_563,
        `<p>A guest calls the restaurant at nine in the morning. This is what she says:</p>
<blockquote><p>"Good morning. This is about dinner at your place last night, around seven. There were four of us. Two had the chicken bowl and the potato salad, and both of them have been sick since two this morning. The other two had the soup, and we are fine. The chicken was warm, not hot, and I remember that the salad stood on the counter when we came in and was still there when we left. I do not want my money back. I want you to check, so that nobody else gets sick today. My number is on the reservation, under Alvarez. Please call me back before noon."</p></blockquote>
<p>Listen for three facts before you read on: which dishes, which time, and what stood where. They decide what you look at first.</p>`,
      ),
      assignment(
        'Your answer to Ms. Alvarez',
        `<p>You took the call. You call back before noon. In ten sentences or fewer, write:</p>
<ul><li>which foods you set aside and why, and who must not handle food until they are well;</li><li>what you wrote down, and for whom;</li><li>what you tell Ms. Alvarez, without promising what you do not know yet.</li></ul>
<p>A photo of your own temperature log may be attached. Your instructor reads it and answers.</p>`,
      ),
    ],
  },
  { title: 'A shift in the kitchen', items: [scorm('A shift in the kitchen', 'kitchen-shift')] },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'The temperature danger zone is:',
          ['32 to 100 °F', '*41 to 135 °F', '70 to 165 °F'],
          'Bacteria grow fastest between 41 and 135 °F.',
        ),
        choiceQuestion(
          'For how long should you scrub with soap?',
          ['3 to 5 seconds', '*10 to 15 seconds', 'one minute'],
          'The whole wash takes at least 20 seconds.',
        ),
        choiceQuestion(
          'Which must be reported before your shift?',
          ['*Vomiting', '*Diarrhea', '*An infected cut on the hand', 'Tiredness'],
          'Symptoms that can pass germs to food keep you from handling it.',
        ),
        choiceQuestion(
          'To what temperature is chicken cooked?',
          ['145 °F', '155 °F', '*165 °F'],
          'Poultry needs 165 °F in the thickest part.',
        ),
        isFalse('Cooking removes an allergen.', 'Heat kills germs, not allergens.'),
        choiceQuestion(
          'Soup is at 135 °F at 1:00. By 3:00 it has to be at or below:',
          ['100 °F', '*70 °F', '41 °F'],
          'Two hours to 70 °F, then four more to 41 °F.',
        ),
        choiceQuestion(
          'Which goes on the bottom shelf?',
          ['Cooked rice', 'Raw fish', '*Raw chicken'],
          'Order by cooking temperature, highest at the bottom.',
        ),
        isFalse(
          'Gloves do not need to be changed between raw chicken and lettuce if they look clean.',
          'Germs are not visible. Wash hands and put on a new pair.',
        ),
        choiceQuestion(
          'A thermometer in ice water should read:',
          ['0 °F', '*32 °F', '41 °F'],
          'Ice water is the reference.',
        ),
        choiceQuestion(
          'What comes right before sanitizing?',
          ['Air-drying', '*Rinsing', 'Scraping'],
          'Scrape, wash, rinse, sanitize, air-dry.',
        ),
      ]),
    ],
  },
]
