/** Money, marketing, sales, restaurants, offices, law and staff. The form is that of `skill-words-en.ts`. */
export const businessAndServiceSkills = `
bookkeeping|bookkeeper|Quickbooks|Xero|Datev|ledger|general ledger|journal entry|books
accounting|accountant|accounts
accounts payable|vendor invoice|invoice|bill
accounts receivable|collections|invoice|billing|receivable
payroll|Gusto|Adp|Paychex|pay people|pay employee|pay worker|pay staff|pay crew|wage|timesheet|time sheet|salary run
reconciliation|reconcile|bank statement|balanced account
tax|taxes|taxation|tax return|tax preparation
budget|budgeting|budgetary
forecast|forecasting|projection
financial statement|financial report|financial reporting|financial analysis|balance sheet|income statement
financial modeling|financial model|valuation
profit|p&l|profit and loss|profitability|margin
revenue|sales revenue|turnover
cost reduction|cost saving|saving
investment|portfolio|securities|asset management|trading
mortgage|loan|underwriting|underwriter|credit
insurance claim|claim|adjuster
procurement|purchasing|buying|sourcing|purchase order
vendor|supplier
contract|contract negotiation|agreement
negotiation|negotiate|bargain
stakeholder|client|partner|department head
strategy|strategic|strategic planning
product roadmap|backlog
kpi|kpis|metric|performance indicator|benchmark
policy|policies|guideline|rule
risk management|risk assessment|risk
crisis management|de-escalation|deescalate|de-escalate
change management
project management|project coordination|project
event planning|event
fundraising|fundraise|donor|grant writing|grant
public relation|press|media relation
marketing|marketing campaign|advertising|campaign|advertise|promotion
branding|brand
social media|Instagram|Facebook|Tiktok|online post
seo|sem|search engine optimization|ppc|Google ads
content creation|copywriting|content|blog|copywriter
email marketing|newsletter|Mailchimp
market research|survey|focus group
graphic design|illustration|Photoshop|layout design
video editing|video production|videography|filming|film
photography|photographer|photograph
animation|3d modeling|rendering
typography
podcast|podcasting
journalism|reporter|news article
translation|interpreting|translate|interpret|interpreter
sign language
multilingual|trilingual
proofreading|editing|editorial|edit|proofread
technical writing|documentation|manual
public speaking|presentation|speech|keynote|speak
sales|selling|sell|sold
upselling|upsell|cross-selling|cross-sell|add-on
cold calling|cold call|prospecting|lead generation|lead|telemarketing
account management|key account|client account
crm|customer database|customer relationship management|Salesforce|Hubspot|Pipedrive|Zoho
merchandising|merchandise|display|visual merchandising
cash handling|Shopify|Toast|Clover|cash register|cash drawer|till|register|point of sale|pos|cashier|cash
loss prevention|shoplifting|theft
e-commerce|ecommerce|online store|online shop|web shop
catering|banquet|cater
bartending|bartender|mixology|cocktail|bar
barista|espresso|latte|coffee
baking|pastry|bake|bread|cake
butchery|butcher|meat cutting|break fish|break meat|broke fish|broke meat|fillet|cut meat
sushi
food safety|food handling|Haccp|Servsafe|food hygiene
menu planning|menu development|menu item|recipe development|menu design|recipe
wine pairing|wine|sommelier
fine dining|upscale dining|gourmet|michelin
knife skill|knife
food cost|portion control|food costing
reservation|booking|book table
concierge
property management system|Opera|Cloudbeds|pms
front desk|reception|check-in|guest check-in
data entry|data input|enter data|entered record|type record
spreadsheet|Excel|Google Sheets|pivot table|Vlookup|Google sheets
word processing|typing|type
Powerpoint|slide deck|presentation|slide
calendar management|scheduling|schedule|appointment|calendar
travel arrangement|travel booking|itinerary|travel
minutes|meeting notes|take minutes
filing|file|archive|record keeping|recordkeeping|records management
switchboard|phone|call|telephone
transcription|transcribe|dictation|shorthand
notarization|notary
legal research|paralegal|litigation|pleading|legal brief|legal
immigration law|family law|criminal law|contract law
conveyancing|real estate|property listing|realtor
property management|tenant|lease|leasing
human resource|hr|personnel
recruitment|recruiting|talent acquisition|hiring|hire|recruit|applicant|interview
onboarding|orientation|new hire
employee relation|labor relation|union
benefits administration|employee benefit|compensation
performance review|performance evaluation|appraisal
workforce planning|staffing|roster|rota
training material|training program|training manual|training
customer support|customer service|help desk|helpdesk|technical support|customer question
troubleshooting|troubleshoot|debugging|debug|diagnose
ticketing system|ticket|Zendesk|Servicenow|Freshdesk|Jira|support request
`;
