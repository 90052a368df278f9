/** Skills of every field with the everyday words that people write for them. The form is that of `skill-words-en.ts`. */
export const everydaySkillWords = `
merchandising|merchandise|display|stock|shelf|shelves
cash register|cashier|cash handling|cash drawer|rang up|ring up|register|till|payment|checkout|drawer
point of sale|pos|rang up|ring up|register|till
troubleshooting|troubleshoot|problem|repair|fix|bug|issue
customer support|technical support|help desk|help customer|answer question|reset password|fix computer
onboarding|orientation|new hire|new employee|help new|show new
record keeping|recordkeeping|documentation|wrote down|write down|note|log|paperwork|record
charting|documentation|write note|note|notes|write
hygiene|bathing|bathe|grooming|toileting|wash|shower|dress|diaper|teeth
nutrition|dietary|diet|meal|eat|feed|snack|food
assessment|grading|grade|test|exam|quiz|essay|paper
curriculum|lesson plan|lesson planning|syllabus|lesson|course|unit plan
classroom management|behavior management|order|discipline|behavior|class
literacy|phonics|reading|read|story|book
parent conference|parent meeting|parent-teacher conference|parent
arts and crafts|craft|draw|paint
inventory|stock count|cycle count|stocktaking|stock|count|supplies|shelf
procurement|purchasing|purchase order|order|buy|supplies
logistics|shipping|deliver|delivery|freight|warehouse|load|parcel
freight|cargo|load|goods|haul|box
warehousing|warehouse|pallet|stock|shelf
assembly|assemble|put together|build|part
quality control|quality assurance|quality inspection|quality check|inspect|check|test
preventive maintenance|routine maintenance|scheduled maintenance|upkeep|oil|grease|service|maintenance
vehicle inspection|pre-trip inspection|check truck|check bus|check car|check vehicle|walk around
carpentry|woodworking|framing|cabinetry|wood|frame|cabinet|door|deck|saw
plumbing|pipefitting|pipe|drain|faucet|toilet|leak|sink|water heater|boiler
hvac|ventilation|air conditioning|air conditioner|furnace|heating|cool|duct
electrical|wiring|wire|outlet|circuit|panel|conduit|cable|light
masonry|bricklaying|brick|stone|block|mortar|concrete
bookkeeping|ledger|bill|receipt|account|check|books
reconciliation|reconcile|bank statement|balance
accounts payable|bill|vendor|supplier invoice
accounts receivable|invoicing|invoice|bill|collect payment
payroll|pay people|paid people|timecard|time card|timesheet|hours of staff
tax|tax accountant|tax paper|tax return
data entry|type|enter|input|key in|record
filing|file|folder|paper|patient file
calendar management|scheduling|appointment|calendar|schedule|booking|visit
switchboard|telephone|phone|call
event planning|party|event|wedding|banquet|bridal|ceremony
housekeeping|janitorial|custodial|sanitation|clean|room|vacuum|laundry|linen|mop|sweep|trash
food preparation|food prep|cook|chop|cut vegetable|vegetable|sauce|grill|kitchen
culinary|cook|kitchen|grill|dish
web development|website|web page|web application|web app|site|page|web
front end|frontend|user interface|ui|page|screen|HTML|CSS|React
back end|backend|server-side|server|api|database
unit test|unit testing|automated test|test automation|test suite|test
database|sql|query|queries|table|MySQL|PostgreSQL|Oracle
data analysis|data analytics|analytics|statistics|statistical|data|chart|figure|spreadsheet
data visualization|dashboard|chart|graph|Tableau|Looker|Power BI
debugging|debug|bug|fix bug
refactoring|refactor|rewrite|clean up code
deployment|deploy|release|put live|ship
mobile app|mobile development|app|phone
content creation|copywriting|write|article|blog|text|post
photography|photo|picture|camera
security|surveillance|patrol|guard|watch|camera|lock
childcare|child care|daycare|child|kid|toddler|preschool|baby
animal care|dog|cat|pet|horse|kennel|animal
hairstyling|hairdressing|haircut|hair coloring|hair
sewing|tailoring|alteration|hem|fabric|stitching|cloth
harvesting|harvest|crop|farm|field|fruit
livestock|animal husbandry|cow|cattle|pig|chicken|sheep|milk
fundraising|fundraise|raise money|donation|donor
recruitment|recruiting|applicant|candidate|interview
compliance|regulatory|regulation|law|rule|standard|code|inspection
safety protocol|safety regulation|safety standard|safety procedure|safety|rule|goggle|helmet
medication administration|medication|med|pill|drug|dose|prescription
pharmaceutical|prescription|pill|drug|medication
vital sign|blood pressure|pulse|temperature|heart rate
patient care|patient|resident|client
wound care|dressing|bandage|bleeding
mobility|transfer|walk|lift|wheelchair
insurance claim|claim|insurance|insurer
claim processing|claim
client relation|customer relation|client|customer|guest
conflict resolution|de-escalation|deescalate|de-escalate|angry|upset|difficult|complaint|argument|dispute|calm|broke up|break up
crisis intervention|emergency|calm
negotiation|bargain|haggle
public speaking|presentation|speak|speech|talk to group
reporting|report
budgeting|budget
route planning|route|stop|delivery
dispatching|dispatch
machine operation|machine|press|line|saw|operator
packaging|pack|box|wrap|label
material handling|load|unload|lift|pallet|carry
residential construction|house|home
commercial construction|shop|store|office building
renovation|remodeling|remodel|rebuild|fix up
floor care|mop|sweep|buff|vacuum|floor
window cleaning|window
translation|interpreting|interpret|translate
note-taking|note|minutes
requirement|what they wanted|need
ticketing|ticket|request
hardware|computer|printer|laptop
software installation|install|set up laptop|windows
user account|account|password|Active Directory
user support|user|people|employee
`;
