CREATE TABLE pages (
    tx_auftritt_color varchar(9) DEFAULT '' NOT NULL,
    tx_auftritt_pictures int(11) unsigned DEFAULT '0' NOT NULL
);

CREATE TABLE tt_content (
    tx_auftritt_app varchar(20) DEFAULT 'analytics' NOT NULL,
    tx_auftritt_entries int(11) unsigned DEFAULT '0' NOT NULL
);

CREATE TABLE tx_auftritt_entry (
    element int(11) unsigned DEFAULT '0' NOT NULL,
    header varchar(255) DEFAULT '' NOT NULL,
    subheader varchar(255) DEFAULT '' NOT NULL,
    bodytext mediumtext,
    header_link text,
    image int(11) unsigned DEFAULT '0' NOT NULL,
    KEY element (element)
);
