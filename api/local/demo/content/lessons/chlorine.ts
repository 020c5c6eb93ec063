import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const chlorine: DemoModule[] = [
  {
    title: 'Four numbers',
    items: [
      text(
        'Dose, demand, residual',
        `<p>Chlorine that you add to water does two things. Part of it is used up by whatever is there: iron, manganese, ammonia, organic matter, microbes, slime in the pipe. That part is the <strong>demand</strong>. What is left to measure is the <strong>residual</strong>. What you fed is the <strong>dose</strong>.</p>
<p><strong>Dose = Demand + Residual</strong></p>
<p>Every figure is in milligrams per liter, mg/L, which for water is the same as parts per million.</p>
<h2>Read it backward</h2>
<p>You control the dose and you measure the residual. Demand you never see; you infer it. That makes the formula a detective. If the dose is steady and the residual falls from 1.2 to 0.7 mg/L, demand has risen by 0.5. Something has changed: the well after a rain, a main break, a pump that lost its prime (in which case the dose was <em>not</em> steady, and you check that first).</p>
<h2>Free, combined, total</h2>
<p><strong>Free</strong> chlorine is hypochlorous acid and hypochlorite. It disinfects fast. <strong>Combined</strong> chlorine is chlorine bound to ammonia: chloramine, slower but longer lasting. <strong>Total</strong> is the sum. When you add chlorine to water that contains ammonia, the residual first rises, then falls, then rises again. The low point is the <strong>breakpoint</strong>. Beyond it, what you add shows up as free residual. A strong "chlorine smell" usually means that you are below it: too little chlorine, not too much.</p>
<h2>Why pH matters</h2>
<p>Hypochlorous acid is many times stronger than hypochlorite, and pH decides how much of each you have. At pH 7.0 roughly three quarters of it is the strong form; at pH 8.5 only about a tenth. The same residual on the meter can therefore mean very different protection. This is why the CT tables in the next lesson have a column for pH.</p>
<h2>Our system</h2>
<p>The course follows one small system: a well at 120 gallons per minute, a contact tank of 20,000 gallons, 240 homes, sodium hypochlorite at 12.5 percent, a target free residual of 0.8 mg/L leaving the tank. Raw water has a demand of 0.6 mg/L in summer.</p>
<p><strong>Your first figure:</strong> what dose reaches the target? Demand 0.6 plus residual 0.8 is <strong>1.4 mg/L</strong>. Write it down; the next lesson turns it into pounds.</p>`,
      ),
      text(
        'Pounds and gallons a day',
        `<p>One formula runs the feed room:</p>
<p><strong>Pounds per day = Flow (MGD) × Dose (mg/L) × 8.34</strong></p>
<p>Flow is in <em>million</em> gallons per day. 8.34 is the weight of a gallon of water in pounds. If the answer looks absurd, the flow is usually in the wrong unit.</p>
<h2>Step 1: flow</h2>
<p>120 gallons per minute, and the pump runs 14 hours a day.</p>
<p>120 gal/min × 60 min/h × 14 h/day = 100,800 gal/day = <strong>0.1008 MGD</strong></p>
<p><em>Estimate:</em> 100 gallons a minute is 6,000 an hour; 14 hours is 84,000; plus a fifth is about 100,000. Good.</p>
<h2>Step 2: pounds of chlorine</h2>
<p>0.1008 × 1.4 × 8.34 = <strong>1.18 lb/day</strong> of available chlorine.</p>
<p><em>Estimate:</em> 0.1 × 1.4 × 8 is about 1.1. Good.</p>
<h2>Step 3: gallons of hypochlorite</h2>
<p>A 12.5 percent trade solution holds about one pound of available chlorine per gallon when it is fresh. So we need roughly <strong>1.2 gallons a day</strong>.</p>
<h2>Step 4: is it fresh?</h2>
<p>Hypochlorite loses strength with heat, light and time. At 85 °F a 12.5 percent solution may fall to 10 percent within a month. At 10 percent there is only about 0.8 pound in a gallon:</p>
<p>1.18 lb ÷ 0.8 lb/gal = <strong>1.5 gal/day</strong></p>
<p>Nothing else has changed, and the pump has to give a quarter more. If you do not change it, the residual falls, and you will look for a demand that is not there. Date your deliveries, buy what you use in a month, and store it cool and dark.</p>
<h2>Step 5: set the pump</h2>
<p>1.5 gallons over 14 hours is 0.107 gallons an hour. If the pump's maximum is 0.5 gallons an hour, set about 21 percent, and then <strong>prove it</strong>: draw from the calibration cylinder for one minute and compare. Paper sets the pump, the cylinder tells the truth.</p>
<h2>Practice</h2>
<p>In August the pump runs 18 hours and demand is 0.9 mg/L. Target and strength (10 percent) stay as they are. How many gallons a day? <em>(Flow 0.1296 MGD; dose 1.7; 1.84 lb; 2.3 gallons.)</em></p>`,
      ),
      survey('Check: what has changed?', [
        choiceQuestion(
          'Dose is steady at 1.4 mg/L and the residual falls from 0.8 to 0.5. Demand is now:',
          ['0.6', '*0.9', '1.9'],
          '1.4 minus 0.5 is 0.9 mg/L.',
        ),
        isTrue(
          'Old hypochlorite can look like a rising demand.',
          'The dose is lower than you believe, so the residual falls.',
        ),
      ]),
    ],
  },
  {
    title: 'Contact time',
    items: [
      text(
        'CT: how long is long enough',
        `<p>Disinfection is concentration multiplied by time:</p>
<p><strong>CT = C (mg/L) × T (minutes)</strong></p>
<p>C is the residual <em>at the end</em> of the contact, where it is lowest. T is not the average time. It is <strong>T10</strong>, the time by which the fastest tenth of the water has passed. Some water always finds a short cut.</p>
<h2>Baffling</h2>
<p>A tracer study gives T10 exactly. Without one, regulators allow a <strong>baffling factor</strong>: T10 = theoretical detention time × factor.</p>
<table><thead><tr><th>Condition</th><th>Factor</th></tr></thead><tbody><tr><td>Unbaffled, mixed</td><td>0.1</td></tr><tr><td>Poor: single inlet and outlet, no inner baffles</td><td>0.3</td></tr><tr><td>Average: some inner baffles</td><td>0.5</td></tr><tr><td>Superior: serpentine, perforated</td><td>0.7</td></tr><tr><td>Pipe: plug flow</td><td>1.0</td></tr></tbody></table>
<h2>Our tank</h2>
<p>20,000 gallons, one inlet, one outlet on the far side, no baffles: factor 0.3. Use the volume at the <em>lowest</em> operating level, here 15,000 gallons, and the <em>highest</em> flow out, here 150 gallons per minute at the peak hour.</p>
<p>Theoretical time: 15,000 ÷ 150 = 100 minutes. T10 = 100 × 0.3 = <strong>30 minutes</strong>. Residual at the outlet: 0.8 mg/L.</p>
<p>CT = 0.8 × 30 = <strong>24 mg·min/L</strong></p>
<h2>Is it enough?</h2>
<p>Look up the required CT in your state's table by organism, log removal, temperature and pH. Cold water and high pH need more. For four-log inactivation of viruses with free chlorine at 10 °C and pH 6 to 9, the table asks for 6. Our 24 is four times that. For Giardia the requirement is far higher, and a system under the influence of surface water could not rely on this tank alone.</p>
<h2>The worst hour</h2>
<p>Calculate for the worst hour, not for the average day: lowest level, highest flow, lowest residual, coldest water. If the worst hour passes, so does the rest.</p>
<h2>Cheap improvements</h2>
<ul><li>Add a curtain baffle: from 0.3 to 0.5 without a new tank.</li><li>Raise the lowest operating level.</li><li>Move the sample tap to the true end of the contact.</li></ul>
<p><strong>Practice:</strong> with a baffle (0.5) and a residual of 0.6, what is CT? <em>(T10 is 50 minutes; CT is 30.)</em></p>`,
      ),
      text(
        'Storage, handling and your lungs',
        `<p>Hypochlorite burns skin and eyes, and corrodes nearly everything. Calcium hypochlorite is a dry oxidizer that can start a fire when it meets oil or a damp rag. Gas, if you have it, needs a course of its own.</p>
<h2>Three rules that save lives</h2>
<ol><li><strong>Never mix.</strong> Hypochlorite and acid release chlorine gas. Hypochlorite and ammonia release chloramine vapor. Different hypochlorites do not belong in one tank either.</li><li><strong>Right product, right pipe.</strong> Most releases in small plants happen at delivery. Read the paper, the placard and the label at the fill point, aloud, with the driver. Lock the fill caps, and keep the keys.</li><li><strong>Chemical into water</strong>, never water into chemical.</li></ol>
<h2>Store it</h2>
<p>Cool, dark, ventilated, with containment for the largest container, away from acids and fuel. A month's supply at most. Date every drum. Keep the data sheet where you can read it without entering the room.</p>
<h2>Wear it</h2>
<p>Goggles and face shield, chemical gloves, apron, boots. Eyewash and shower within ten seconds, tested every week. If there is a smell in the room, do not go in to look for it. Ventilate from outside, and wait.</p>
<h2>Feed systems</h2>
<p>Hypochlorite gives off gas, which locks pumps. Signs are a hot pump, bubbles and no draw in the cylinder. Bleed it, shorten the suction, keep the pump flooded, clean the foot valve. Inspect tubing monthly, and replace it before it splits rather than after.</p>
<h2>First aid in one line each</h2>
<ul><li><strong>Eyes:</strong> flush at least 15 minutes with the lids open, then medical help.</li><li><strong>Skin:</strong> remove clothing, flush.</li><li><strong>Breathing:</strong> fresh air, sitting up, 911. No heroics without a respirator and a second person.</li></ul>
<p>Work alone? Call in before you enter the feed room and again when you leave. The call should start something when it does not come.</p>`,
      ),
      sheet('Formula sheet', 'chlorine-formula-sheet.pdf', {
        heading: 'Chlorine: formulas and checks',
        intro: 'For the inside of the feed room door. Estimate first, then calculate.',
        sections: [
          {
            title: 'Dose',
            lines: [
              'Dose = demand + residual, all in mg/L',
              'lb/day = MGD x mg/L x 8.34',
              'MGD = gal/min x 60 x hours / 1,000,000',
            ],
          },
          {
            title: 'Solution',
            lines: [
              '12.5 percent, fresh: about 1 lb per gallon',
              '10 percent: about 0.8 lb per gallon',
              'gal/day = lb/day divided by lb per gallon',
              'Prove the pump with the cylinder, one minute',
            ],
          },
          {
            title: 'Contact',
            lines: [
              'T = lowest volume / highest flow',
              'T10 = T x baffling factor',
              'CT = residual at the outlet x T10',
            ],
          },
          {
            title: 'If the residual falls',
            lines: [
              'Is the pump feeding? Cylinder, prime, tubing',
              'Is the solution old or the tank low?',
              'Has the flow changed?',
              'Only then: has the demand changed?',
            ],
          },
        ],
      }),
    ],
  },
  {
    title: 'When it goes wrong',
    items: [
      text(
        'Low residual, positive sample',
        `<p>Tuesday, 6:40 a.m. The analyzer shows 0.15 mg/L. The target is 0.8.</p>
<h2>First: is it true?</h2>
<p>Take a grab sample and measure it by hand with fresh reagent. Analyzers lose flow, run out of buffer and drift. If the hand test says 0.75, fix the analyzer and write it down. If it says 0.15, go on.</p>
<h2>Second: find it in order</h2>
<ol><li>Is the feed pump running? Cylinder. Prime. Tubing. Breaker.</li><li>Is there solution, and is it strong?</li><li>Is the flow what you believe it is? A second pump that came on doubles it.</li><li>Is the demand up? Turbidity, iron, ammonia, a recent break.</li></ol>
<p>Ninety percent of cases are one and two.</p>
<h2>Third: protect people</h2>
<p>Restore the residual. Check the tank outlet and the ends of the system. Flush dead ends toward the low residual. Know your permit: how long below the minimum before you have to call, and whom. Many states want a call the same day. If you cannot keep disinfecting, the state decides with you about a notice. Call early. Nobody was ever cited for calling too soon.</p>
<h2>Positive for total coliform</h2>
<p>A positive routine sample is not yet an emergency, and not nothing. Within <strong>24 hours</strong> of learning of it, collect repeat samples: at the original tap, upstream and downstream within five connections, and at the source as your rule requires. The laboratory tests every positive for <em>E. coli</em>. Measure chlorine at each tap and write it on the form.</p>
<p>An <strong><em>E. coli</em> positive</strong> together with a coliform positive repeat, or the reverse, is an acute violation: notify the state at once and the public within 24 hours. Have the text of the notice ready in the drawer, with blanks for the date.</p>
<h2>Then look for the cause</h2>
<p>A sanitary defect: an open vent without a screen, a cracked casing, a hose in a tank, a main repaired without disinfection, a sample tap with a swivel. Most positive samples are the tap or the hand. Prove it, do not assume it.</p>
<h2>Write</h2>
<p>Time, reading, method, action, initials. A log that shows a problem and an answer is a good log. A log that shows 0.8 at the same minute every day for a year is something else.</p>`,
      ),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'Demand is 0.7 mg/L and the target residual is 0.9 mg/L. The dose is:',
          ['0.2 mg/L', '*1.6 mg/L', '0.63 mg/L'],
          'Dose equals demand plus residual.',
        ),
        choiceQuestion(
          '0.25 MGD at 2.0 mg/L needs about how many pounds per day?',
          ['0.5', '*4.2', '41.7'],
          '0.25 x 2.0 x 8.34 = 4.17 lb/day.',
        ),
        isFalse(
          'The time in CT is the average detention time of the tank.',
          'It is T10, the time of the fastest tenth of the water.',
        ),
        choiceQuestion(
          'A tank holds 12,000 gal at its lowest level, peak flow is 100 gal/min, baffling factor 0.3. T10 is:',
          ['*36 minutes', '120 minutes', '12 minutes'],
          '12,000 / 100 = 120 minutes, times 0.3 is 36.',
        ),
        choiceQuestion(
          'What weakens sodium hypochlorite?',
          ['*Heat', '*Light', '*Age', 'A closed container'],
          'Store it cool and dark and use it within about a month.',
        ),
        choiceQuestion(
          'The analyzer reads low. What do you do first?',
          ['Double the feed', '*Confirm with a hand measurement', 'Issue a notice'],
          'First find out whether it is true.',
        ),
        isTrue('At a higher pH the same free residual disinfects less.', 'Less of it is hypochlorous acid.'),
        choiceQuestion(
          'Hypochlorite must never be mixed with:',
          ['cold water', '*acid', 'a neutral salt'],
          'Acid releases chlorine gas.',
        ),
        choiceQuestion(
          'A routine sample is positive for total coliform. Repeat samples are collected within:',
          ['*24 hours', 'a week', 'a month'],
          'Within 24 hours of learning of the result.',
        ),
      ]),
    ],
  },
]
