/** Driving, warehouses, building, repair and factories. The form is that of `skill-words-en.ts`. */
export const tradeAndTransportSkills = `
forklift|fork lift|lift truck|reach truck
pallet jack|hand truck|hand jack
crane|hoist|rigging|rig
excavation|excavating|trenching|trench|dig|digging|earthwork|groundwork
excavator|backhoe|bulldozer|heavy equipment|loader|skid steer
tractor-trailer|semi|eighteen-wheeler|18-wheeler|tractor trailer|big rig|cdl a|class a|dry van|reefer
long haul|long-haul|over the road|interstate|otr
hazmat|hazardous material|dangerous good
refrigerated|reefer
flatbed
tanker
bus driving|school bus|passenger transport
dispatch|dispatching|dispatcher|route planning|route
logbook|log book|electronic logging|eld|hours of service
pre-trip inspection|vehicle inspection|pre-trip|pretrip|safety check|before each trip|before every trip|walk around
gps|navigation system|satellite navigation|route app
logistics|supply chain|shipping
freight|cargo|load
inventory|stock|stock count|stocktaking|cycle count|supplies count|count stock
order picking|picking|pick order
barcode|scanner|rf scanner|handheld scanner|scan
warehouse management|warehouse system|wms
shipping and receiving|receiving|ship
fleet management|fleet maintenance|fleet safety|vehicle maintenance
gas line|gas pipe|gas fitting|gas fitter
backflow
welding|weld|welder|mig|tig|arc welding|solder|soldering|brazing|fabrication
carpentry|carpenter|framing|cabinetry|cabinetmaking|woodworking|joinery|frame wall
plumbing|plumber|pipefitting|pipe|sewer|drain|faucet|fixture|sink|toilet
electrical|electric|wiring|electrician|wire|circuit|breaker|outlet|conduit
hvac|air conditioning|air conditioner|heating|ventilation|refrigeration|furnace|boiler|ac unit
masonry|bricklaying|concrete|cement|stonework|brick
roofing|roof|shingle
drywall|sheetrock|plaster|plastering
tiling|tile|flooring|hardwood floor
painting|paint|spray painting|painter
demolition|demolish
scaffolding
surveying|surveyor|land survey
blueprint|schematic|technical drawing|drawing|plan
cnc|machining|machinist|lathe|milling|mill
plc|programmable logic|automation|automated
hydraulic|hydraulics|pneumatic|pneumatics
diesel|diesel engine
engine repair|engine|transmission|automotive|mechanic
brake repair|brake|suspension|alignment
diagnostic tool|diagnostic scan|scan tool|obd
preventive maintenance|scheduled maintenance|maintenance|equipment maintenance
calibration|calibrate
assembly line|assembly|assemble
injection molding|molding|mold
metallurgy|metalwork|sheet metal|stamping
solar|photovoltaic|solar panel
fiber optic|fiber|cabling
power tool|saw|drill|sander
lockout|tagout|lockout tagout|loto
root cause analysis
lean manufacturing|Six sigma|kaizen|5s|lean|continuous improvement
quality control|quality assurance|qa|qc|quality inspection|quality check|inspect
Osha|safety regulation|safety standard|safety rule|safety protocol
compliance|compliant|regulatory|regulation|comply
audit|auditing|auditor|inspection
fire safety|fire drill|evacuation|firefighting
security|guard|surveillance|patrol|cctv|camera
locksmith|lock repair
janitorial|custodial|housekeeping|cleaning|sanitation|clean|sanitize
waste management|recycling
pest control|extermination
elevator maintenance
`;
